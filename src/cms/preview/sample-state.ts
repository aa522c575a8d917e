/** What a previewed page shows in place of a visitor's own, as JSON in `#preview-fixture`. No other page has it. */

export const FIXTURE_ID = 'preview-fixture';

/** Who visits a page that is previewed, the first where nobody is named. */
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
export type FixtureVisitor = (typeof VISITORS)[number];

export interface FixtureResponse {
  /** 200 without it. */
  readonly status?: number;
  /** Where the answer's body stands in `bodies`; without one the call waits for ever, and the page with it. */
  readonly body?: number;
  /** Answers only requests whose body has these. */
  readonly when?: Readonly<Record<string, string>>;
  /** What is shown from this answer on. */
  readonly scene?: string;
}

/** By call, as operations name it: `GET /cart/v1/cart/{basketId}`. The first that fits answers. */
export type FixtureResponses = Readonly<Record<string, readonly FixtureResponse[]>>;

export interface PreviewFixture {
  /** As in `ROUTES`. */
  readonly name: string;
  readonly visitor: FixtureVisitor;
  /** Query that the page's scripts find in the address. */
  readonly query: Readonly<Record<string, string>>;
  /** What the stores find kept in the browser's session. */
  readonly storage: Readonly<Record<string, string>>;
  /** The scene that is shown first. */
  readonly scene: string;
  /** Answers of each scene, before those that are always the same. */
  readonly scenes: Readonly<Record<string, FixtureResponses>>;
  readonly answers: FixtureResponses;
  readonly bodies: readonly unknown[];
  /** What the sample cart begins with (`src/fixtures/cart/`). */
  readonly cart: unknown;
}

/** A call of the cart: `PUT /cart/v1/cart/preview-cart/item`. */
export interface CartRequest {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CartResult {
  readonly status: number;
  readonly body: unknown;
  /** Where the preview has no honest answer; what would work instead, if anything does. */
  readonly hint?: string;
}
