/** Paths of operations that create, change or end a session, without `/api`. */

export const TOKEN_CALL = '/token/v2/auth/token';
/** The token of this operation is in a cookie when the visitor arrived by the link of a mail. */
export const RESET_CALL = '/consumers-v3/confirmforgotpassword';
export const SIGN_OUTS: readonly string[] = ['/consumers-v3/consumer/auth/signout', '/token/v3/logout/social'];
/** A rejection by these says nothing about the session, and they must not be sent twice. */
export const CREDENTIALS = /^\/(token\/|consumers-v3\/auth\/|consumers-v3\/consumer\/agent\/login)/;
/** Its `PUT` changes what the session knows of the profile. */
export const PROFILE_CALL = '/consumers-v3/consumer';
/** Its `POST` may choose the visitor's store. */
export const FAVORITES_CALL = '/wishlists/v2/favorites';
/** Grants the session new rights, so the session gets new tokens. */
export const AGENT_LOGIN = '/consumers-v3/consumer/agent/login';
