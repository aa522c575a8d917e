import { points } from '../trace.ts';
import type { SoleProfile } from './sole-side.ts';

/** Boot soles from the side, by the product's `sole`. */
export const BOOT_SOLES = {
  /** Foam over a lugged outsole with a heel brake. */
  lugged: {
    top: points('92,600 140,608 230,616 330,626 430,634 540,636 640,632 720,622 784,608 818,594'),
    joint: points('84,652 150,662 250,662 320,656 396,648 500,662 620,666 710,658 780,640 826,612'),
    base: [points('92,682 150,688 250,688 322,684'), points('392,676 470,688 600,690 690,683 764,664 818,636')],
    lugs: { spacing: 29, width: 25, height: 16, lean: 1 },
    grooves: [points('98,632 180,642 290,646 380,640 460,648'), points('560,650 640,648 712,640 776,624')],
  },
  /** A leather midsole on a stitched welt. */
  welted: {
    top: points('88,606 200,616 330,626 460,634 580,634 690,626 770,612 824,594'),
    joint: points('86,650 200,656 322,658 400,652 500,664 620,666 710,656 776,632 826,600'),
    base: [points('90,688 150,692 250,692 322,690'), points('392,676 470,690 600,692 690,684 768,664 820,636')],
    lugs: { spacing: 36, width: 31, height: 17, lean: 1 },
    grooves: [points('90,636 200,643 330,648 460,653 580,654 690,646 772,628 826,606')],
    welt: 13,
  },
  /** Stiff and thick, with ledges for crampons at heel and toe. */
  alpine: {
    top: points('74,606 92,604 200,614 330,622 460,630 580,630 690,622 770,608 824,592 844,588'),
    joint: points('84,656 150,664 250,666 330,664 400,656 500,666 620,668 710,660 780,642 838,614'),
    base: [points('88,688 150,692 250,692 330,690'), points('388,678 470,690 600,692 690,682 768,658 822,622')],
    lugs: { spacing: 38, width: 33, height: 18, lean: 2 },
    grooves: [
      points('84,624 150,630 250,634 340,638 460,646 590,648 700,638 780,622 842,600'),
      points('96,646 180,652 300,652 372,646'),
    ],
  },
  /** Thick, soft and cut fine for packed snow. */
  winter: {
    top: points('88,594 160,602 260,610 360,622 470,632 580,632 680,624 760,610 818,592'),
    joint: points('78,660 160,668 260,668 350,664 440,664 540,670 640,670 720,656 776,632 822,596'),
    base: [points('88,686 180,692 300,690 420,690 540,692 640,690 720,680 780,660 822,630')],
    lugs: { spacing: 44, width: 40, height: 14, sipes: 3 },
    grooves: [points('92,622 180,632 290,640 400,646'), points('90,642 180,650 290,654 400,656 540,658')],
  },
} as const satisfies Record<string, SoleProfile>;

export type BootSole = keyof typeof BOOT_SOLES;
