import { formFaultOf, type FormFault } from "@/components/product/form-fault";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { isRecord } from "#lib/base/values/json";
import { callApi } from "#lib/platform/browser/requests/api-client";
import { savedLocation, type SavedLocation } from "#lib/product/locations/saved-location";

/**
 * Saves a location in place, and leaves for `list`, the page that says so. Returns what is wrong with the form, or null. Never
 * throws.
 */
export async function postLocation(
  form: HTMLFormElement,
  { action, list }: { action: string; list: string },
): Promise<FormFault | null> {
  try {
    const body = Object.fromEntries(new FormData(form));
    const answer = await callApi(action, { method: "POST", body, as: "user" });
    const isFirst = isRecord(answer) && answer.saved === savedLocation.first;
    const saved: SavedLocation = isFirst ? savedLocation.first : savedLocation.any;
    window.location.assign(withQuery(list, { saved }));
    return null;
  } catch (error) {
    return formFaultOf(error);
  }
}
