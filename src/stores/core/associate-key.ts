/** The key in session storage of the associate who serves the customer (`associate.ts`). */
export const ASSOCIATE_KEY = 'aisle.associate';
