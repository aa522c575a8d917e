/** The script of `/cms/preview`. It fills `#workspace`. */
import { createRoot } from 'react-dom/client';
import { startWorkspace } from '../../stores/editor-workspace.ts';
import { Workspace } from './Workspace.tsx';

const place = document.getElementById('workspace');
if (place) {
  startWorkspace();
  createRoot(place).render(<Workspace />);
}
