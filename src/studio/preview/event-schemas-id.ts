/** Id of the script with the schemas of the data layer's events, in previews. */
export const EVENT_SCHEMAS_ID = 'event-schemas';
