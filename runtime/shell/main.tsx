import { render } from "preact";
import { App } from "./app.tsx";
import { listenForChangedCarts } from "./hot-reload.ts";
import "./style/index.css";

const root = document.getElementById("app");
if (!root) throw new Error('index.html has no element "app"');
root.textContent = "";
render(<App />, root);
listenForChangedCarts();
