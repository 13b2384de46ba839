import { buildBarePage } from "@/tests/bench/page-weight";

/** Before any browser test: several weigh pages against the bare one, and two builds of it would be in each other's way. */
export default buildBarePage;
