import { changeSubscription, getNotifications, getSubscriptions, setNotification } from '../../api/account/account.ts';
import type { AccountForm } from './_account-form.ts';

const CHANNELS = ['email', 'sms'] as const;

/** Joins and leaves the newsletter by channel; a channel that stays as it is sends nothing. */
const newsletter: AccountForm = {
  async run({ call, field }) {
    const { subscriptions } = await call(getSubscriptions, {});
    const wanted = field('newsletter').split('|');
    for (const channel of CHANNELS) {
      const optin = wanted.includes(channel);
      const isIn = subscriptions.some((one) => one.channel === channel && one.optin);
      if (optin !== isIn) await call(changeSubscription, { body: { channel, type: 'newsletter', optin } });
    }
    return '/account/profile?done=newsletter';
  },
};

const notifications: AccountForm = {
  async run({ call, field }) {
    const wanted = field('notify').split('|');
    const { notifications: present } = await call(getNotifications, {});
    const chosen = present.map(({ type, channel }) => ({
      type,
      channel,
      enabled: wanted.includes(`${type}-${channel}`),
    }));
    await call(setNotification, { body: { notifications: chosen } });
    return '/account/profile?done=notifications';
  },
};

/** The forms of what is sent to a customer. */
export const MESSAGE_FORMS = { newsletter, notifications };
