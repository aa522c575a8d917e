import { findCustomer, leaveCustomer, serveCustomer } from '../../api/identity/served-customer.ts';
import type { ServedCustomer } from '../../api/identity/served-customer.schema.ts';
import { issueToken } from '../../api/identity/token.ts';
import { reply, type Script } from './cart/sample-replies.ts';
import type { SampleContext } from './source/context.ts';
import { SAMPLE_CONTACT } from './source/addresses.ts';
import { ASSOCIATE, POINTS, sessionOf } from './source/visitors.ts';

const SERVED = 'served';
const UNSERVED = 'unserved';

const CUSTOMER: ServedCustomer = {
  name: `${SAMPLE_CONTACT.firstName} ${SAMPLE_CONTACT.lastName}`,
  email: 'r•••@example.com',
  phone: '•••21',
  isLoyaltyMember: true,
  points: POINTS,
};

/** An associate finds the sample customer by any address or number, serves and leaves them. */
export function withServedCustomer(script: Script, { visitor }: SampleContext): Script {
  if (visitor !== 'associate') return script;
  const { scene = UNSERVED, scenes = {}, replies } = script;
  const served = { ...sessionOf(visitor), associate: { ...ASSOCIATE, customer: CUSTOMER } };
  const tokens = (['Guest', 'Refresh'] as const).map((type) => reply(issueToken, served, { when: { type } }));
  const own = [
    reply(findCustomer, CUSTOMER),
    reply(serveCustomer, CUSTOMER, { scene: SERVED }),
    reply(leaveCustomer, { served: false }, { scene }),
  ];
  return {
    ...script,
    scene,
    scenes: { ...scenes, [SERVED]: [...tokens, ...(scenes[scene] ?? [])] },
    replies: [...own, ...replies],
  };
}
