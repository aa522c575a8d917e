import { apiError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';

/**
 * - `anyone`: with or without a session;
 * - `visitor`: any session, a guest's too;
 * - `owner`: a visitor's own lists, closed to a session that an associate is connected to (specification 1, section 6);
 * - `consumer`: who is signed in;
 * - `associate`: who works in a store.
 */
export type Access = 'anyone' | 'visitor' | 'owner' | 'consumer' | 'associate';

/** Who may make each call; that an id in it is theirs is checked where it is looked up. */
export const ACCESS: Readonly<Record<string, Access>> = {
  // Sign-in
  getCaptchaChallenge: 'anyone',
  issueToken: 'anyone',
  signIn: 'anyone',
  signUp: 'anyone',
  getSocialCompanies: 'anyone',
  socialLogin: 'anyone',
  socialLogout: 'visitor',
  signOut: 'anyone', // so that doing it again answers the same
  requestPasswordReset: 'anyone',
  resetPassword: 'anyone',
  changePassword: 'consumer',
  agentLogin: 'visitor',

  // Cart and order
  createCart: 'visitor',
  createCartWithItem: 'visitor',
  getCart: 'visitor',
  addCartItem: 'visitor',
  changeCartItem: 'visitor',
  removeCartItem: 'visitor',
  applyCoupon: 'visitor',
  removeCoupon: 'visitor',
  setShippingMethod: 'visitor',
  getShippingMethods: 'visitor',
  setShippingAddress: 'visitor',
  removeShippingAddress: 'visitor',
  validateShippingAddress: 'visitor',
  setBillingAddress: 'visitor',
  removeBillingAddress: 'visitor',
  getPaymentMethods: 'visitor',
  addPaymentInstrument: 'visitor',
  removePaymentInstrument: 'visitor',
  applyReward: 'visitor', // REW401 tells a guest why
  saveCartLine: 'owner',
  restoreSavedLine: 'owner',
  removeSavedLine: 'owner',
  getGiftCardBalance: 'visitor',
  getPaymentSession: 'visitor',
  prepareOrder: 'visitor',
  placeOrder: 'visitor',
  patchOrder: 'visitor',
  noteDevice: 'visitor',
  reserveWithItem: 'visitor',
  addPriceAdjustment: 'associate',
  changePriceAdjustment: 'associate',
  removePriceAdjustment: 'associate',

  // Products and stores
  getProductDetails: 'anyone',
  getInventory: 'anyone',
  getCatalog: 'anyone',
  searchProducts: 'anyone',
  suggestProducts: 'anyone',
  searchArticles: 'anyone',
  checkAvailability: 'anyone',
  getProductSets: 'anyone',
  getProductSet: 'anyone',
  getRecommendations: 'anyone',
  requestStockNotice: 'visitor',
  getReviews: 'anyone',
  writeReview: 'visitor',
  flagReview: 'visitor',
  voteReview: 'visitor',
  translateReview: 'anyone',
  getQuestions: 'anyone',
  askQuestion: 'visitor',
  voteAnswer: 'visitor',
  searchStores: 'anyone',
  findCollectionPoints: 'anyone',

  // Lists
  getFavorites: 'owner',
  addFavorite: 'owner',
  removeFavorite: 'owner',
  shareFavorites: 'owner',
  getSharedFavorites: 'visitor', // whoever was given the link
  getSavedForLater: 'owner',

  // Account
  getProfile: 'consumer',
  updateProfile: 'consumer',
  completeProfile: 'consumer',
  addAddress: 'consumer',
  changeAddress: 'consumer',
  removeAddress: 'consumer',
  getPaymentCards: 'consumer',
  savePaymentCard: 'consumer',
  changePaymentCard: 'consumer',
  removePaymentCard: 'consumer',
  getLoyaltyToken: 'consumer',
  getWelcomePromotion: 'consumer',
  getVouchers: 'consumer',
  lookUpConsumer: 'anyone',
  getSubscriptions: 'visitor',
  changeSubscription: 'visitor',
  confirmSubscription: 'anyone', // whoever has the mail
  setSubscription: 'visitor',
  setNotification: 'consumer',
  retrieveUserData: 'consumer',
  registerForEvent: 'visitor',
  getContactTopics: 'anyone',
  getContactSubjects: 'anyone',
  sendContactMessage: 'visitor',
  createWarrantyCase: 'visitor',

  // Purchases: a guest names the order and its email address
  getPurchase: 'visitor',
  getPurchaseHistory: 'consumer',
  downloadInvoice: 'visitor',
  trackOrder: 'visitor',
  cancelOrder: 'visitor',
  createReturnLabel: 'visitor',
  resendGiftCardEmail: 'visitor',

  // Utilities
  getCountries: 'anyone',
  getRegions: 'anyone',
  getEmployeeStores: 'anyone',
  getStoreEmployees: 'anyone',
};

/** Refuses with 401 who has no session, with 403 who has one that is not enough, and with 409 whose account was deleted. */
export function checkAccess(access: Access, principal: Principal | undefined): void {
  if (access === 'anyone') return;
  if (principal === undefined) throw apiError('AUT432');
  if (principal.isGone) throw apiError('INVALID_CUSTOMER');
  const isAllowed = {
    visitor: true,
    owner: principal.associate === null,
    consumer: principal.loggedIn,
    associate: principal.associate !== null,
  }[access];
  if (!isAllowed) throw apiError('AUT404');
}
