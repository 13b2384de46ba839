import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";

/** The look of a placeholder. */
export const bone = "animate-[breathe_1.4s_ease-in-out_infinite_alternate] rounded-sm bg-line";

/** The feed shows this many placeholders while it is loading: enough to fill a window. */
const skeletons = 5;

/** What the island shows while it loads, and when loading failed. Hidden until then, and never the first thing seen. */
export async function FeedWaiting() {
  const t = await getTranslations();
  return (
    <>
      <div className="[overflow-anchor:none]" data-waiting="feed" aria-hidden="true" hidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <div key={index} className="entry">
            <div className={`${bone} h-6 w-24`} />
            <div className="grid gap-4">
              <div className={`${bone} h-8 w-[70%]`} />
              <div className={`${bone} h-28`} />
            </div>
          </div>
        ))}
      </div>
      {(["failed", "tooMany"] as const).map((reason) => (
        <div key={reason} className="py-6" role="alert" data-failed={reason} hidden>
          <EmptyNotice
            title={t("errors.feed.title")}
            text={reason === "failed" ? t("errors.feed.text") : t("forms.tooMany")}
          >
            <button type="button" className="button" data-retry>
              {t("common.retry")}
            </button>
          </EmptyNotice>
        </div>
      ))}
    </>
  );
}
