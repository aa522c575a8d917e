/** What a previewed page shows instead of a visitor's own data, as JSON in `#preview-fixture`. No other page has it. */

export const FIXTURE_ID = 'preview-fixture';

/** Visitors of a previewed page; the first is the default. */
export const VISITORS = [
  'guest',
  'registered',
  'member',
  'employee',
  'athlete',
  'credited',
  'pro',
  'associate',
] as const;
export type SampleVisitor = (typeof VISITORS)[number];

export interface SampleResponse {
  /** 200 by default. */
  readonly status?: number;
  /** Index of the response's body in `bodies`; without one the request stays pending, and so does the page. */
  readonly body?: number;
  /** Matches only requests with these values in the body. */
  readonly when?: Readonly<Record<string, string>>;
  /** Scene to show from this response on. */
  readonly scene?: string;
}

/** By operation: `GET /cart/v1/cart/{basketId}`. The first match responds. */
export type SampleResponses = Readonly<Record<string, readonly SampleResponse[]>>;

export interface SampleState {
  /** As in `ROUTES`. */
  readonly name: string;
  readonly visitor: SampleVisitor;
  /** Query that the page's scripts read from the address. */
  readonly query: Readonly<Record<string, string>>;
  /** Entries of the browser's session storage that the stores read. */
  readonly storage: Readonly<Record<string, string>>;
  /** The initial scene. */
  readonly scene: string;
  /** Responses of each scene, tried before those common to all scenes. */
  readonly scenes: Readonly<Record<string, SampleResponses>>;
  readonly answers: SampleResponses;
  readonly bodies: readonly unknown[];
  /** Initial state of the sample cart (`src/studio/sample-states/cart/`). */
  readonly cart: unknown;
}

/** A request of the cart: `PUT /cart/v1/cart/preview-cart/item`. */
export interface CartRequest {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CartResult {
  readonly status: number;
  readonly body: unknown;
  /** Shown where the preview cannot simulate a response; names an input that it can, if any. */
  readonly hint?: string;
}
