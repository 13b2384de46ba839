/** The script that the front gives to public pages. */
import { startArrival } from "@/components/site/arrival/start-arrival";

startArrival();
