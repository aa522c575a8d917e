import { z } from 'zod';
import type { CustomState } from '../../lib/personalisation/profile.ts';

/** The fragment whose sections are the rules of the sandbox's personalisation engine, the first that holds decides. */
export const RULES_FRAGMENT = 'personalisation';

const yesOrNo = z.enum(['yes', 'no']).optional();
const BOTH = 'Without a choice: for both.';

const states = {
  loggedIn: yesOrNo.meta({ title: 'Signed in', description: BOTH }),
  loyaltyEnrolled: yesOrNo.meta({ title: 'Member of the loyalty program', description: BOTH }),
  employeeLoggedIn: yesOrNo.meta({ title: 'Employee', description: BOTH }),
  cartEmpty: yesOrNo.meta({ title: 'Empty cart', description: BOTH }),
} satisfies Record<CustomState, z.ZodType>;

const conditions = z.object({
  ...states,
  minCartItemTotal: z
    .number()
    .min(0)
    .optional()
    .meta({ title: 'Least total of the cart', description: 'In the currency of the site.' }),
  interests: z
    .array(z.string().trim().min(1).max(100).meta({ title: 'Interest' }))
    .max(20)
    .optional()
    .meta({ title: 'Interests', description: 'Of the customer’s profile, such as camping. One of them is enough.' }),
  stealthGroup: z
    .enum(['stealth', 'tracking'])
    .optional()
    .meta({ title: 'Stealth group', description: 'Of testers in the pre-production environment.' }),
});

/** A rule of the sandbox's personalisation engine. A condition that is left out holds for everybody. */
export const personalisationRule = z.object({
  name: z.string().trim().min(1).max(100).meta({ title: 'Name', description: 'Visitors do not see it.' }),
  productIds: z
    .array(z.string().min(1).max(200))
    .min(1)
    .max(24)
    .meta({ title: 'Products', description: 'The best first. Those that the site does not sell are left out.' }),
  ...conditions.shape,
});

export type PersonalisationRule = z.output<typeof personalisationRule>;

/** The conditions of a rule for editors: `Signed in: yes`. */
export function describeConditions(rule: PersonalisationRule): readonly string[] {
  return Object.entries(conditions.shape).flatMap(([name, field]) => {
    const value = Object.entries(rule).find(([member]) => member === name)?.[1];
    const isLeftOut = value === undefined || (Array.isArray(value) && value.length === 0);
    return isLeftOut ? [] : [`${field.meta()?.title}: ${Array.isArray(value) ? value.join(', ') : value}`];
  });
}
