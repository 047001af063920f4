import { blob, circle, dice, ellipse, line, path, placed, rect, svgOf } from './drawing.ts';

export type Glass = {
  readonly kind: 'bottle' | 'wine' | 'tumbler' | 'beer' | 'cup' | 'scoops' | 'slice' | 'coupe';
  readonly colour: string;
  /** A label, a second scoop, a second layer. */
  readonly second?: string;
  readonly third?: string;
  readonly ground?: string;
};

/** Seen from the side, standing on a bar. */
export function drawGlass(name: string, glass: Glass): string {
  const bar = rect(0, 770, 1280, 190, '#8a5a3a', 0, 'opacity=".9"') + rect(0, 770, 1280, 14, '#a8734d');
  return svgOf(
    glass.ground ?? '#d7e0d6',
    `${bar}${ellipse(640, 800, 250, 34, '#000000', 'opacity=".18"')}${DRAWN[glass.kind](glass, dice(name))}`,
  );
}

const shine = (x: number, y: number, height: number) => rect(x, y, 18, height, '#ffffff', 9, 'opacity=".45"');

const DRAWN: Readonly<Record<Glass['kind'], (glass: Glass, roll: () => number) => string>> = {
  bottle: ({ colour, second = '#f7f1e4', third = '#b4532a' }) =>
    path('M560 800V430C560 360 596 340 596 280V150H684V280C684 340 720 360 720 430V800Z', colour) +
    rect(592, 120, 96, 56, third, 10) +
    rect(560, 520, 160, 170, second) +
    rect(560, 540, 160, 12, third) +
    circle(640, 622, 36, third) +
    shine(582, 420, 340),
  wine: ({ colour }) =>
    path('M470 200H810C824 420 760 520 640 520C520 520 456 420 470 200Z', '#ffffff', 'opacity=".55"') +
    path('M478 300H802C796 440 740 504 640 504C540 504 484 440 478 300Z', colour) +
    ellipse(640, 300, 162, 26, '#ffffff', 'opacity=".25"') +
    rect(628, 515, 24, 250, '#eef3f2', 8) +
    ellipse(640, 790, 150, 26, '#eef3f2') +
    shine(508, 240, 200),
  tumbler: ({ colour, second = '#f2c53d' }, roll) =>
    path('M480 260H800L764 800H516Z', '#ffffff', 'opacity=".5"') +
    path('M490 360H790L762 790H518Z', colour) +
    [0, 1, 2, 3]
      .map(() =>
        placed(
          570 + roll() * 140,
          420 + roll() * 160,
          roll() * 60,
          rect(-38, -38, 76, 76, '#ffffff', 12, 'opacity=".5"'),
        ),
      )
      .join('') +
    circle(790, 270, 82, second) +
    circle(790, 270, 64, '#fff6d8') +
    line('M726 270H854M790 206V334', second, 6) +
    line('M600 240L560 110', '#c0392b', 16) +
    shine(530, 320, 380),
  beer: ({ colour }, roll) =>
    rect(790, 380, 130, 250, 'none', 60, 'stroke="#f4f1ea" stroke-width="38"') +
    rect(470, 280, 350, 520, '#f4f1ea', 26, 'opacity=".6"') +
    rect(492, 330, 306, 450, colour, 14) +
    [0, 1, 2, 3, 4].map((at) => blob(roll, 500 + at * 72, 300, 70, 0.1, '#fffaf0')).join('') +
    shine(526, 400, 320),
  cup: ({ colour, second = '#ffffff' }, roll) =>
    ellipse(640, 770, 330, 60, second) +
    ellipse(640, 760, 250, 40, '#e4ddd0') +
    path('M830 480C990 460 990 660 810 650', 'none', `stroke="${second}" stroke-width="36"`) +
    path('M430 430H850C850 640 790 750 640 750C490 750 430 640 430 430Z', second) +
    ellipse(640, 430, 210, 56, '#e9e2d6') +
    ellipse(640, 434, 186, 44, colour) +
    blob(roll, 640, 434, 40, 0.2, '#e8c9a0', 'opacity=".8"') +
    line('M560 350C530 310 600 280 566 230M680 350C650 310 720 280 686 230', '#ffffff', 14, 'opacity=".7"'),
  scoops: ({ colour, second = colour, third = second }, roll) =>
    path('M440 480H840L740 790H540Z', '#e8f0f0', 'opacity=".85"') +
    blob(roll, 640, 300, 130, 0.04, third) +
    blob(roll, 530, 430, 130, 0.04, colour) +
    blob(roll, 750, 430, 130, 0.04, second) +
    [
      circle(600, 250, 26, '#ffffff', 'opacity=".4"'),
      circle(490, 380, 24, '#ffffff', 'opacity=".4"'),
      circle(710, 380, 24, '#ffffff', 'opacity=".4"'),
    ].join('') +
    path('M440 480H840L820 540H460Z', '#ffffff', 'opacity=".5"') +
    placed(
      820,
      300,
      30,
      rect(-22, -150, 44, 260, '#d9a05b', 10) + line('M-22 -100L22 -60M-22 -40L22 0M-22 20L22 60', '#b97f3d', 6),
    ),
  slice: ({ colour, second = '#f6ead3', third = '#5a3a28' }) =>
    ellipse(640, 770, 380, 50, '#ffffff') +
    ellipse(640, 762, 300, 32, '#ece5d8') +
    path('M380 750L440 400H880L900 750Z', second) +
    rect(420, 480, 470, 62, colour, 6) +
    rect(402, 620, 490, 66, colour, 6) +
    path('M440 400H880L884 440H432Z', third) +
    [470, 560, 660, 760, 840].map((x, at) => circle(x, 414 + (at % 2) * 10, 9, '#7a5233')).join(''),
  coupe: ({ colour, second = '#c5263c' }, roll) =>
    ellipse(640, 780, 340, 44, '#ffffff') +
    path('M500 760C500 520 540 420 640 420C740 420 780 520 780 760Z', colour) +
    ellipse(640, 760, 140, 30, '#ffffff', 'opacity=".25"') +
    blob(roll, 640, 470, 96, 0.14, second) +
    [0, 1, 2].map((at) => circle(560 + at * 80, 760, 20, second)).join('') +
    shine(556, 540, 150),
};
