export type Row = Readonly<Record<string, string | number | null>>;

/** A valid row of each table, those before tables that refer to them first. */
export const ROWS = {
  category: { id: 'boots', slug: 'boots', name: 'Boots', source: 'demo' },
  product: { id: 'boot', slug: 'boot', name: 'Boot', created_at: '2026-01-01', source: 'demo', content_hash: 'h' },
  variant: { sku: 'BOOT-1', product_id: 'boot', max_qty: 1 },
  price: { variant_sku: 'BOOT-1', currency: 'USD', current_minor: 100, original_minor: 100 },
  stock: { variant_sku: 'BOOT-1', qty: 0 },
  consumer: {
    ...{ consumer_no: 'c', email: 'ada@example.com', consumer_type: 'REGISTERED', phone: '+15035550100' },
    ...{ member_id: 'm', points: 0, site_id: 'us', locale: 'en-us', created_at: 1, updated_at: 1 },
  },
  address: { id: 'a', consumer_no: 'c', approach_type: 'S', is_main: 1, fields: '{}', created_at: 1, updated_at: 1 },
  payment_card: {
    ...{ id: 'p', consumer_no: 'c', kind: 'CREDIT_CARD', fingerprint: 'f', token: 't', last4: '1111' },
    ...{ is_main: 1, created_at: 1 },
  },
  spend_account: { consumer_no: 'c', kind: 'credited', currency: 'USD', spent_minor: 5, credit_minor: 5 },
  cart: { basket_id: 'b', consumer_no: 'c', site_id: 'us', currency: 'USD', created_at: 1, updated_at: 1 },
  cart_item: { id: 'i', basket_id: 'b', line_key: 'k', variant_sku: 'BOOT-1', qty: 1, position: 1 },
  cart_payment: { id: 'p', basket_id: 'b', payment_method_id: 'card', amount_minor: 1, position: 1 },
  price_adjustment: {
    ...{ id: 'p', basket_id: 'b', kind: 'amount', value: 0, reason: 'r' },
    ...{ store_id: 's', employee_id: 'e', position: 1 },
  },
  reservation: { id: 'r', basket_id: 'b', variant_sku: 'BOOT-1', qty: 1, expires_at: 1 },
  promotion: {
    ...{ id: 'p', level: 'ORDER', priority: 1, definition: '{}', source: 'demo', content_hash: 'h' },
    ...{ used: 2, max_uses: 2 },
  },
  coupon: { code: 'ÄSTE-10', promotion_id: 'p', used: 1, max_uses: 1 },
  gift_card: { number: '1', pin_hash: 'h', currency: 'USD', balance_minor: 0, issued_for: 'o', created_at: 1 },
  voucher: {
    ...{ code: 'v', consumer_no: 'c', kind: 'REWARD_CODE', currency: 'USD', created_at: 1 },
    ...{ amount_minor: 5, balance_minor: 5 },
  },
  payment_movement: {
    ...{ order_number: 'o', payment_method_id: 'm', reference: 'r', created_at: 1 },
    ...{ amount_minor: 5, taken: 5, given_back: 5 },
  },
  shop_order: {
    ...{ order_number: 'o', basket_id: 'b', consumer_no: 'c', email: 'ada@example.com', st: 's', site_id: 'us' },
    ...{ locale: 'en-us', currency: 'USD', status: 'placed', total_minor: 5, refunded_minor: 5, answer: '{}' },
    ...{ created_at: 1 },
  },
  order_line: {
    ...{ order_number: 'o', id: 'l', position: 1, variant_sku: 'BOOT-1', qty: 4, shipping_method: 'standard' },
    ...{ unit_minor: 0, net_minor: 0, tax_minor: 0, cancelled_qty: 1, shipped_qty: 3, delivered_qty: 3 },
    ...{ returned_qty: 3, received_qty: 3 },
  },
  order_payment: {
    ...{ id: 'p', order_number: 'o', payment_method_id: 'card', state: 'captured', position: 1 },
    ...{ amount_minor: 5, refunded_minor: 5 },
  },
  order_event: { id: 'e', order_number: 'o', kind: 'placed', at: 1 },
  order_refund: { refund_id: 'r', order_number: 'o', amount_minor: 1, created_at: 1 },
  payment_task: { task_id: 't', payment_id: 'p', kind: 'capture', amount_minor: 1, due_at: 1 },
  parcel: { parcel_id: 'p', order_number: 'o', tracking: 't', shipped_at: 1 },
  parcel_line: { parcel_id: 'p', line_id: 'l', qty: 1 },
  store: {
    ...{ id: 's', name: 'S', address_line1: '1', city: 'C', postal_code: '0', country_code: 'US' },
    ...{ latitude: 90, longitude: -180, time_zone: 'UTC', source: 'demo', content_hash: 'h' },
  },
  store_stock: { store_id: 's', variant_sku: 'BOOT-1', qty: 0 },
  favorite_list: { favorite_id: 'f', consumer_no: 'c', created_at: 1 },
  favorite_item: { id: 'i', favorite_id: 'f', product_id: 'boot', variant_sku: '', position: 1, created_at: 1 },
  saved_list: { save_for_later_id: 's', consumer_no: 'c', created_at: 1 },
  saved_item: { id: 'i', save_for_later_id: 's', line_key: 'k', variant_sku: 'BOOT-1', qty: 1, position: 1 },
  stock_notice: {
    ...{ id: 'n', variant_sku: 'BOOT-1', email: 'ada@example.com', consumer_no: 'c', site_id: 'us' },
    ...{ locale: 'en-us', created_at: 1 },
  },
  review: {
    ...{ id: 'r', product_id: 'boot', consumer_no: 'c', author: 'A', rating: 5, title: 't', text: 't' },
    ...{ locale: 'en-us', status: 'published', source: 'demo', helpful: 0, unhelpful: 0, created_at: 1 },
  },
  outbox: {
    ...{ id: 'm', channel: 'mail', recipient: 'ada@example.com', subject: 's', text: 't', locale: 'en-us' },
    ...{ due_at: 1, created_at: 1 },
  },
  notification_choice: { consumer_no: 'c', type: 't', channel: 'email', is_wanted: 1, updated_at: 1 },
  sign_in_ladder: { login_hash: 'l', failures: 0, last_at: 1 },
} as const satisfies Record<string, Row>;

export type Table = keyof typeof ROWS;
