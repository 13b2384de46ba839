import { buildBarePage } from "@/tests/bench/page-weight";

/** Runs before all browser tests: several compare page weights with the bare page, and two builds of it would collide. */
export default buildBarePage;
