import { points } from '../trace.ts';
import type { Outline } from './upper.ts';

/** Lines of the low shoes' pattern on the men's last, toe to the right; see `fit.ts` for other lasts. */

export const LOW: Outline = {
  collar: points('92,404! 120,424 160,466 212,496 268,492 318,458 356,414!'),
  far: points('92,404! 128,408 176,436 230,452 286,448 326,432 356,414!'),
  throat: points('356,414! 404,440 456,472 514,502 572,522!'),
  toe: points('572,522 640,525 704,532 758,547 802,577 822,622!'),
  heel: points('108,640! 98,590 94,548 100,504 108,470 102,438'),
  tongue: points(
    '336,470! 320,436 312,408 315,386 330,373 356,374 384,388 408,406 432,416 494,452 556,486 608,510 622,528 590,548! 480,520 400,480',
  ),
};

/** A rounder toe and a straighter collar, for town. */
export const TOWN: Outline = {
  collar: points('98,424! 126,438 168,466 220,484 274,478 322,450 358,412!'),
  far: points('98,424! 132,422 180,436 232,446 286,442 326,430 358,412!'),
  throat: points('358,412! 408,436 462,466 520,494 578,514!'),
  toe: points('578,514 646,515 714,522 768,542 806,578 820,626 818,650!'),
  heel: points('104,650! 98,596 95,552 99,510 106,474 104,448'),
  tongue: points(
    '336,470! 320,434 313,404 316,382 332,369 358,371 386,385 408,400 436,412 500,448 562,480 612,502 626,518 594,540! 480,512 400,474',
  ),
};

export const RIDGE = points('612,508 556,482 502,452 448,420 402,384');
export const EYELETS = points('572,534 520,514 468,488 420,460 376,432');
export const FACING = points('336,434 372,470 430,502 492,530 556,552 592,550 608,530');
export const COLLAR_SEAM = points('98,432 122,452 158,494 212,524 272,520 326,486 352,452');
export const COUNTER = points('90,470 124,488 156,520 190,560 220,600 232,650');
export const TOE_WRAP = points('602,660 632,614 668,574 706,542 744,530 810,550');
export const TOE_BAND = points('560,640 620,602 690,580 760,570 830,574');
export const TOE_THICK = points('570,660 604,604 650,562 696,532 730,524 800,540');
export const MUDGUARD = points('84,546 130,548 180,568 250,584 340,582 430,578 510,560 576,540 626,530');
export const HEEL_LOOP = points('108,470 88,450 80,412 90,388 104,392 112,420');
export const VAMP = points('610,528 580,552 552,588 540,650');
