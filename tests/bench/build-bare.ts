/** Builds the bare page that page weights are compared with, if it has yet to be built. */
import { buildBarePage } from "./page-weight.ts";

buildBarePage();
