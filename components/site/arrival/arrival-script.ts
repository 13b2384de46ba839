/** The arrival script, which the front adds to public pages. */
import { startArrival } from "@/components/site/arrival/start-arrival";

startArrival();
