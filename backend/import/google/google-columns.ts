/** Attributes of the Google Merchant product data specification that the import reads. */
const FIELDS = [
  'id',
  'item_group_id',
  'title',
  'description',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'quantity',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'gtin',
  'mpn',
  'condition',
  'color',
  'size',
  'size_system',
  'material',
  'pattern',
  'product_type',
  'google_product_category',
] as const;

/** Attributes of the specification that the import ignores on purpose. */
const OTHERS =
  /^(link|mobile_link|canonical_link|guid|pubdate|updated|published|author|category|lifestyle_image_link|short_title|virtual_model_link|video_link|identifier_exists|is_bundle|multipack|adult|age_group|gender|size_type|energy_efficiency_class|(min|max)_energy_efficiency_class|expiration_date|availability_category|cost_of_goods_sold|auto_pricing_min_price|maximum_retail_price|unit_pricing_(base_)?measure|installment|subscription_cost|loyalty_(points|program)|promotion_id|custom_label_[0-4]|shipping(_.*)?|free_shipping_threshold|tax(_.*)?|ships_from_country|(min|max)imum_handling_time|(min|max)_handling_time|transit_time_label|product_(length|width|height|weight|detail|highlight|fee)|structured_(title|description)|certification|display_ads_.*|ads_.*|excluded_destination|included_destination|pause|external_seller_id|pickup_.*|return_.*|rich_text_description|status|visibility|store_code|instore_product_location|sell_on_google_.*|feed_label|content_language|target_country|channel|offer_id|is_digital|disclosure_date|cloud_export_additional_properties)$/;

export type GoogleField = (typeof FIELDS)[number];

export const REQUIRED: readonly GoogleField[] = ['id', 'title', 'price'];

const SYNONYMS: Readonly<Record<string, GoogleField>> = {
  colour: 'color',
  summary: 'description',
  content: 'description',
  inventory: 'quantity',
  sell_on_google_quantity: 'quantity',
  quantity_to_sell_on_facebook: 'quantity',
};

/** Spreadsheets use `image link`, other feeds `g:image_link` or `Image_Link`. */
export function toField(name: string): GoogleField | undefined {
  const key = keyOf(name);
  return FIELDS.find((field) => field === key) ?? (Object.hasOwn(SYNONYMS, key) ? SYNONYMS[key] : undefined);
}

export function isGoogleField(name: string): boolean {
  return toField(name) !== undefined || OTHERS.test(keyOf(name));
}

function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:/, '')
    .replace(/\(.*\)$/, '')
    .trim()
    .replace(/[\s-]+/g, '_');
}
