/** The script of `/cms/preview`. It fills `#workspace`. */
import { createRoot } from 'react-dom/client';
import { startWorkspace } from '../stores/workspace.ts';
import { readSetup, SetupContext } from './setup.ts';
import { Workspace } from './Workspace.tsx';

const root = document.getElementById('workspace');
if (root) {
  startWorkspace();
  createRoot(root).render(
    <SetupContext value={readSetup(root)}>
      <Workspace />
    </SetupContext>,
  );
}
