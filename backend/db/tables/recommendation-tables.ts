export interface RecommendationTables {
  product_view_pair: ProductViewPairTable;
}

/** Two products viewed on one device; each pair in both directions. */
interface ProductViewPairTable {
  product_id: string;
  other_id: string;
  views: number;
  /** Days since 1970. */
  last_day: number;
}
