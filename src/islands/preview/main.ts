/** The script of previewed pages, and of no other page. */
import { startChecker } from '../checker/launcher.ts';
import { startFrame } from './frame.ts';

startFrame();
startChecker();
