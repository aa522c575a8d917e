import { advance } from '../../../stores/account/enrollment.ts';
import { showToast } from '../../../stores/core/toasts.ts';
import type { DialogProps } from '../../kit/dialog-entry.ts';
import { useText } from '../../kit/text.ts';
import { InterestsForm } from './InterestsForm.tsx';
import { WithProfile } from '../WithProfile.tsx';

export default function InterestsDialog({ close }: DialogProps) {
  const t = useText();
  const finish = () => {
    advance({ type: 'saved', step: 'interests' });
    close();
    showToast('success', 'identity.interestsSaved');
  };
  return (
    <WithProfile>
      {({ preferences }) => (
        <div className="identity__dialog">
          <InterestsForm chosen={preferences.interests} submit={t('enroll.save')} onSaved={finish} />
        </div>
      )}
    </WithProfile>
  );
}
