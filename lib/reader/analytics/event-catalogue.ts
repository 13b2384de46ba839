/**
 * Every event that `POST /api/analytics/events` takes, and the data it carries. The keys are spelled as reports read them: event
 * types in snake_case, named events in camelCase. Any other data of an event is dropped, so that nothing is stored that is not
 * listed here. Browser code may import only types: the shapes would outweigh the page.
 */
import { z } from "zod";
import { cutErrorMessage, maskPhone } from "#lib/reader/analytics/masking";
import { maskAddress, storedAddress } from "#lib/base/addresses/stored-address";
import { cutText } from "#lib/base/text/text";

/** Texts and addresses are cut rather than refused: a long title is no reason to lose a page view. */
const text = (most: number) => z.string().transform((value) => cutText(value, most));
/** A text that may contain an address: that is masked before the text is cut. */
const masked = (most: number) => z.string().transform((value) => cutText(maskAddress(value), most));
const id = z.string().min(1).max(200);
const count = z.int().min(0).max(10_000_000);
const address = z.string().transform(storedAddress);
/** A moment as an ISO date or in milliseconds since 1970. */
const moment = z.union([z.iso.datetime({ offset: true }), z.int().min(0).max(8_640_000_000_000_000)]);

/** What is added to every tracked event. */
const enrichment = z.object({
  timestamp: moment.optional(),
  url: address.optional(),
  path: address.optional(),
  userAgent: text(400).optional(),
});

/** The data of an event: its own keys in addition to those of the enrichment. */
const data = <Shape extends z.ZodRawShape>(shape: Shape) => enrichment.extend(shape);

const softGate = { source: text(200), is_signed_in: z.boolean(), timestamp: moment };
const identity = { method: text(50), userId: id };

/** Event types with a free name: a page view is named after its page. */
const dataOfType = {
  page_view: data({
    path: address.pipe(z.string().startsWith("/")),
    search: address.default(""),
    hash: address.default(""),
    referrer: address.default(""),
    title: text(300).default(""),
  }),
  business_search: data({ query: text(200), location: text(200), results_count: count }),
  call_initiated: data({ business_id: id, phone: text(40).transform(maskPhone).optional() }),
  error: data({
    error_type: text(100),
    error_message: z.string().transform(cutErrorMessage),
    context: z
      .union([masked(1000), z.record(text(50), z.union([masked(300), z.number(), z.boolean(), z.null()]))])
      .nullish(),
    user_agent: text(400).optional(),
  }),
} as const;

/** Event types that include several events, by the name of each. */
const dataOfName = {
  soft_gate: {
    gate_displayed: data(softGate),
    preview_toggled: data(softGate),
  },
  conversion: {
    soft_gate_signup_clicked: data(softGate),
    soft_gate_conversion_completed: data({
      ...softGate,
      redirect_url: address,
      signup_completed_at: moment,
      /** Milliseconds. */
      time_to_conversion: z.number().min(0),
    }),
  },
  custom: {
    "Business Search": data({ query: text(200), location: text(200), resultsCount: count }),
    "Business Selected": data({
      businessId: id,
      businessName: text(200),
      source: text(100),
      ranking: count.optional(),
      searchQuery: text(200).optional(),
    }),
    "Call Initiated": data({ businessId: id, callType: text(50).default("ai") }),
    /** `duration` in seconds. */
    "Call Completed": data({ callId: id, duration: z.number().min(0), outcome: text(100), businessId: id }),
    "CTA Clicked": data({ ctaName: text(200), ctaLocation: text(200), destination: address }),
    "Funnel Step": data({
      stepName: text(100),
      stepNumber: z.int().min(1).max(100),
      funnelName: text(100).default("main"),
    }),
    "Milestone Reached": data({
      milestoneName: text(100),
      value: z.union([z.number(), text(200)]).nullish(),
      timestamp: moment,
    }),
    "Error Occurred": data({ errorType: text(100), errorMessage: z.string().transform(cutErrorMessage) }),
    "User Signed Up": data(identity),
    "User Logged In": data(identity),
    /** A search of the library. One without results tells the editors what is missing. */
    "Content Search": data({ query: text(200), resultsCount: count }),
  },
} as const;

/** The data that a page gives with an event; the enrichment is added automatically. */
type OwnData<Shape extends z.ZodType> = Omit<z.input<Shape>, keyof z.input<typeof enrichment>>;
type OwnDataOf<Events extends Record<string, z.ZodType>> = { [Name in keyof Events]: OwnData<Events[Name]> };

/** Every event with a name of its own, and the data that a page gives. */
export type NamedData = OwnDataOf<typeof dataOfName.custom> &
  OwnDataOf<typeof dataOfName.soft_gate> &
  OwnDataOf<typeof dataOfName.conversion>;

type FreelyNamedType = keyof typeof dataOfType;
type ListedType = keyof typeof dataOfName;
export type EventType = FreelyNamedType | ListedType;
const eventTypes = [...Object.keys(dataOfType), ...Object.keys(dataOfName)] as EventType[];

type NamedEvents<Type extends ListedType> = (typeof dataOfName)[Type];

/** An event as the catalogue lists it, with the data of its type or name. */
export type CatalogueEvent =
  | {
      [Type in FreelyNamedType]: Envelope<Type, string, z.input<(typeof dataOfType)[Type]>>;
    }[FreelyNamedType]
  | {
      [Type in ListedType]: {
        [Name in keyof NamedEvents<Type> & string]: Envelope<
          Type,
          Name,
          z.input<NamedEvents<Type>[Name] & z.ZodType>
        >;
      }[keyof NamedEvents<Type> & string];
    }[ListedType];

export type Envelope<Type, Name, Data> = {
  event_type: Type;
  event_name: Name;
  event_data: Data;
  url: string;
  /** ISO date, or milliseconds since 1970. */
  timestamp: string | number;
  /** A uuid from the sender: an event that arrives twice with the same one is stored once. */
  event_id?: string;
  /** The user at the time of the event: their id, or empty when nobody was signed in. Older pages do not send it. */
  signed_in_as?: string;
};

/** The most events one batch may hold. Ours hold ten. */
export const largestBatch = 100;

const envelope = z.object({
  event_type: z.string(),
  event_name: text(200).pipe(z.string().trim().min(1)),
  event_data: z.unknown(),
  url: address.pipe(z.string().regex(/^(?:https?:\/\/|\/)/, "a web address or a path")),
  timestamp: moment.optional(),
  event_id: z.uuid().nullish(),
  signed_in_as: z.string().max(200).nullish(),
});

/** A valid event, as it is stored. */
export type CheckedEvent = {
  type: EventType;
  name: string;
  data: Record<string, unknown>;
  url: string;
  /** By the browser's clock; null when the browser did not say. */
  sentAt: Date | null;
  /** The sender's own id for the event, if it has one. */
  sentId: string | null;
  /** The user at the time of the event, empty for nobody; null where the sender does not say. */
  signedInAs: string | null;
  /** Whether it is stored as nobody's, whoever has sent it. */
  isNobodys?: boolean;
};

/** Checks one event against the catalogue. Returns what is to be stored, or in `detail` why it is refused. */
export function checkEvent(value: unknown): CheckedEvent | { detail: string } {
  const outer = envelope.safeParse(value);
  if (!outer.success) return { detail: faultOf(outer.error) };
  const { event_type, event_name, event_data, url, timestamp, event_id, signed_in_as } = outer.data;
  const type = eventTypes.find((known) => known === event_type);
  if (!type) return { detail: `event_type: there is no type ${quoted(event_type)}` };
  const shape = shapeOf(type, event_name);
  if (!shape) return { detail: `event_name: ${type} has no event ${quoted(event_name)}` };
  const inner = shape.safeParse(event_data ?? {});
  if (!inner.success) return { detail: faultOf(inner.error, "event_data") };
  return {
    type,
    name: event_name,
    data: inner.data,
    url,
    sentAt: timestamp === undefined ? null : new Date(timestamp),
    sentId: event_id ?? null,
    signedInAs: signed_in_as ?? null,
  };
}

/**
 * What is stored of an event without its reader's consent, or of one that would become another user's: only that it happened.
 * Nothing about where, to whom or with what.
 */
export const withoutNames = ({ type, name }: CheckedEvent): CheckedEvent => ({
  type,
  // A free name is text from outside.
  name: type in dataOfType ? type : name,
  data: {},
  url: "/",
  sentAt: null,
  sentId: null,
  signedInAs: null,
});

function shapeOf(type: EventType, name: string): z.ZodType<Record<string, unknown>> | null {
  if (type in dataOfType) return dataOfType[type as FreelyNamedType];
  const named: Record<string, z.ZodType<Record<string, unknown>>> = dataOfName[type as ListedType];
  return Object.hasOwn(named, name) ? (named[name] ?? null) : null;
}

const quoted = (value: string) => JSON.stringify(cutText(value, 60));

/** The first fault with the key it belongs to, and never the value that was sent. */
function faultOf(error: z.ZodError, under?: string): string {
  const [issue] = error.issues;
  if (!issue) return "not valid";
  const place = [...(under ? [under] : []), ...issue.path.map(String)].join(".");
  return place ? `${place}: ${issue.message}` : issue.message;
}
