import { mountFrame } from '../mount-frame.ts';
import { readWalletMessage, type OpenWallet } from '../wallet-frame.ts';

export const openWallet: OpenWallet = (host, { session, title, onWalletMessage }) => {
  const frame = mountFrame(host, {
    url: `/sandbox/frame/wallet?session=${encodeURIComponent(session)}`,
    title,
    onMessage(message) {
      const walletMessage = readWalletMessage(message);
      if (walletMessage) onWalletMessage(walletMessage);
    },
  });
  return { show: (content) => frame.post({ type: 'wallet-show', ...content }), remove: frame.remove };
};
