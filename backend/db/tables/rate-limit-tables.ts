export interface RateLimitTables {
  rate_limit: RateLimitTable;
}

/** Uses of a key in its current period. */
interface RateLimitTable {
  /** Name of the limit and its subject, hashed when that is personal or a card. */
  key: string;
  uses: number;
  /** End of the period: the next use starts a new one. */
  ends_at: number;
}
