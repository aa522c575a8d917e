import { states, type Route } from './route.ts';

const SIGNED_OUT = [{ name: 'signed-out', label: 'Signed out', visitor: 'guest' }] as const;
const LEAVING = [{ name: 'leaving', label: 'On the way to Amazon', visitor: 'guest' }] as const;
const ACCOUNT = [
  { name: 'registered', label: 'Registered' },
  { name: 'member', label: 'Loyalty member', visitor: 'member' },
  { name: 'employee-terms', label: 'Employee, terms not accepted', visitor: 'employee' },
] as const;
const ACCOUNT_PAGE = [
  { name: 'registered', label: 'Registered' },
  { name: 'member', label: 'Loyalty member', visitor: 'member' },
] as const;
const PRO = [
  { name: 'registered', label: 'Registered' },
  { name: 'professional', label: 'Professional', visitor: 'pro' },
] as const;
const PROTECTED = { guard: 'login', isProtected: true } as const;
/** A page of the account that takes forms. */
const WITH_FORMS = { ...PROTECTED, takesForms: true } as const;
const ADDRESS_FORM = { query: ['addressId'], ...WITH_FORMS, fixtures: ACCOUNT_PAGE } as const;
const CARDS = states({ filled: 'With cards', empty: 'Without cards' });
const ORDER = states({ placed: 'Just placed', shipped: 'On its way', delivered: 'Delivered' });

/** Pages to sign in, of orders and of the account (`src/routes.ts`). */
export const ACCOUNT_ROUTES = [
  {
    name: 'order-status',
    pattern: '/order-status',
    query: ['orderNumber', 'email'],
    guard: 'lookup',
    fixtures: SIGNED_OUT,
  },
  {
    name: 'order-details',
    pattern: '/order-details',
    query: ['orderNumber', 'email'],
    guard: 'order',
    fixtures: ORDER,
  },
  { name: 'sign-in', pattern: '/sign-in', query: ['return'], guard: 'guest', fixtures: SIGNED_OUT },
  { name: 'sign-up', pattern: '/sign-up', query: ['return'], guard: 'guest', fixtures: SIGNED_OUT },
  {
    name: 'social-sign-in',
    pattern: '/social-sign-in',
    query: ['code', 'state', 'error'],
    fixtures: [
      { name: 'refused', label: 'Back from another company, refused', visitor: 'guest' },
      { name: 'under-way', label: 'Back from another company, under way', visitor: 'guest' },
    ],
  },
  { name: 'amazon-sign-in', pattern: '/amazon-sign-in', query: ['return'], guard: 'guest', fixtures: LEAVING },
  { name: 'forgot-password', pattern: '/forgot-password', fixtures: SIGNED_OUT },
  { name: 'reset-password', pattern: '/reset-password', query: ['token'], guard: 'reset-token', fixtures: SIGNED_OUT },
  { name: 'associate-login', pattern: '/associate-login', fixtures: SIGNED_OUT },
  { name: 'account', pattern: '/account', query: ['done'], ...WITH_FORMS, fixtures: ACCOUNT },
  { name: 'account-profile', pattern: '/account/profile', query: ['done'], ...WITH_FORMS, fixtures: ACCOUNT_PAGE },
  { name: 'account-address', pattern: '/account/address', query: ['done'], ...WITH_FORMS, fixtures: ACCOUNT_PAGE },
  { name: 'account-add-shipping-address', pattern: '/account/address/add-shipping-address', ...ADDRESS_FORM },
  { name: 'account-add-billing-address', pattern: '/account/address/add-billing-address', ...ADDRESS_FORM },
  { name: 'account-credit-cards', pattern: '/account/credit-cards', query: ['done'], ...WITH_FORMS, fixtures: CARDS },
  { name: 'account-add-credit-card', pattern: '/account/credit-cards/add', ...PROTECTED, fixtures: ACCOUNT_PAGE },
  { name: 'account-gift-cards', pattern: '/account/gift-cards', query: ['done'], ...WITH_FORMS, fixtures: CARDS },
  {
    name: 'account-order-history',
    pattern: '/account/order-history',
    query: ['search', 'year', 'page'],
    ...WITH_FORMS,
    fixtures: states({ filled: 'With orders', empty: 'Without orders' }),
  },
  {
    name: 'account-order-details',
    pattern: '/account/order-details/{id}',
    query: ['done', 'fewer', 'gone', 'soldOut'],
    ...WITH_FORMS,
    fixtures: ORDER,
  },
  {
    name: 'account-loyalty',
    pattern: '/account/loyalty',
    query: ['done'],
    guard: 'login',
    flag: 'loyalty',
    takesForms: true,
    isProtected: true,
    fixtures: ACCOUNT_PAGE,
  },
  { name: 'account-professional', pattern: '/account/professional', query: ['done'], ...WITH_FORMS, fixtures: PRO },
  {
    name: 'account-rest',
    pattern: '/account/{...rest}',
    ...PROTECTED,
    fixtures: [{ name: 'registered', label: 'Registered' }],
  },
] as const satisfies readonly Route[];
