import { mount } from "svelte";

import App from "./App.svelte";
import "./theme.css";
import "./ui/controls.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");
mount(App, { target });
