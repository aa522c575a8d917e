import { personalisationRule } from '../../cms/sections/personalisation-rule.schema.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { productLoader } from '../load-products.ts';

const MAX_PRODUCTS = 24;

export const personalisationRuleSection = defineSection({
  type: 'personalisation-rule',
  labels: {
    title: 'Rule for personal products',
    description:
      'For whom the engine of the sandbox decides on which products, in the fragment “personalisation”. The first rule that holds decides. Only editors see it.',
  },
  schema: personalisationRule,
  variants: { rule: 'Its products in a row' },
  samples: {
    rule: {
      name: 'campers',
      productIds: ['awning-tarp', 'billy-pot', 'bunkhouse-sock', 'carrier-duffel'],
      interests: ['camping'],
      cartEmpty: 'no',
    },
  },
  loader: productLoader(MAX_PRODUCTS),
});
