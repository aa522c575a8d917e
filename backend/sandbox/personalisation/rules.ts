import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CUSTOM_STATES } from '../../../src/lib/personalisation/profile.ts';

const state = z.boolean().optional();

const rule = z.strictObject({
  name: z.string().min(1).max(100),
  /** Conditions that are left out hold for everybody. */
  when: z
    .strictObject({
      cartEmpty: state,
      employeeLoggedIn: state,
      loggedIn: state,
      loyaltyEnrolled: state,
      /** One of them is enough. */
      interests: z.array(z.string().min(1).max(100)).min(1).optional(),
      minCartItemTotal: z.number().min(0).optional(),
      stealthGroup: z.string().min(1).max(50).optional(),
    })
    .default({}),
  /** Ids of products, the best first. */
  products: z.array(z.string().min(1).max(200)).min(1).max(24),
});

/** `CONTENT_DIR/personalisation.json` (docs/editors.md#personalisation). */
const rulesFile = z.strictObject({ rules: z.array(rule).max(100) });

export type PersonalisationRule = z.output<typeof rule>;

/** Reads the rules anew: an editor's change counts with the next decision. None where there is no file; rejects where it is invalid. */
export async function readRules(contentDir: string): Promise<readonly PersonalisationRule[]> {
  const path = join(contentDir, 'personalisation.json');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{"rules":[]}';
    throw error;
  });
  const { data, error } = rulesFile.safeParse(JSON.parse(text));
  if (data === undefined) throw new Error(`personalisation.json: ${z.prettifyError(error).replaceAll('\n', ' ')}`);
  return data.rules;
}

/** The first rule whose conditions all hold; `variables` are those of the decision call. */
export function findRule(
  rules: readonly PersonalisationRule[],
  variables: ReadonlyMap<string, string>,
): PersonalisationRule | undefined {
  const interests = variables.get('interests')?.split('|') ?? [];
  return rules.find(({ when }) => {
    const hasStates = CUSTOM_STATES.every(
      (name) => when[name] === undefined || variables.get(name) === String(when[name]),
    );
    const hasInterest = when.interests?.some((one) => interests.includes(one)) ?? true;
    const hasTotal = Number(variables.get('cartItemTotal') ?? 0) >= (when.minCartItemTotal ?? 0);
    const isInGroup = when.stealthGroup === undefined || when.stealthGroup === variables.get('stealthGroup');
    return hasStates && hasInterest && hasTotal && isInGroup;
  });
}
