/** The script of previewed pages, and of no other page. */
import { startFrame } from './frame.ts';
import { startLive } from './live.ts';

startFrame();
startLive();
