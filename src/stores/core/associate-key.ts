/** Where the browser's session keeps the associate who serves the shopper (`associate.ts`). */
export const ASSOCIATE_KEY = 'aisle.associate';
