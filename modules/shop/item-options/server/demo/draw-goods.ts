import { circle, ellipse, line, path, placed, rect, svgOf } from './drawing.ts';

export type Goods = {
  readonly kind: keyof typeof DRAWN;
  readonly colour: string;
  readonly second?: string;
  readonly ground?: string;
};

/** Standing on a shelf. */
export function drawGoods({ kind, colour, second = '#f4f1ea', ground = '#dfe6e8' }: Goods): string {
  const shelf = rect(0, 780, 1280, 40, '#c49a6c') + rect(0, 820, 1280, 140, '#000000', 0, 'opacity=".06"');
  return svgOf(
    ground,
    `${shelf}${ellipse(640, 786, 300, 20, '#000000', 'opacity=".18"')}${DRAWN[kind](colour, second)}`,
  );
}

/** Alone, without its ground: to stand beside others. */
export const drawnGoods = ({ kind, colour, second = '#f4f1ea' }: Goods): string => DRAWN[kind](colour, second);

type Draw = (colour: string, second: string) => string;

const DRAWN = {
  book: (colour, second) =>
    placed(
      640,
      470,
      -6,
      rect(-210, -300, 440, 600, '#e9e2d2', 16) +
        rect(-230, -310, 440, 610, colour, 18) +
        rect(-230, -310, 60, 610, '#000000', 18, 'opacity=".16"') +
        rect(-100, -180, 250, 100, second, 10) +
        line('M-70 -145H110M-70 -115H60', colour, 10) +
        rect(150, -310, 22, 610, '#000000', 0, 'opacity=".22"'),
    ),
  sheets: (colour, second) =>
    placed(640, 470, 5, rect(-240, -290, 440, 590, '#ffffff', 8)) +
    placed(
      640,
      470,
      -4,
      rect(-220, -300, 440, 600, second, 8) +
        line('M-160 -180H160M-160 -120H160M-160 -60H90', colour, 10) +
        rect(-220, -300, 440, 60, colour, 8),
    ),
  card: (colour, second) =>
    placed(690, 480, 10, rect(-260, -190, 520, 380, second, 10)) +
    placed(
      600,
      500,
      -5,
      rect(-270, -200, 540, 400, colour, 12) +
        path('M-270 -200L0 40L270 -200', 'none', 'stroke="#ffffff" stroke-width="12" opacity=".7"') +
        path('M0 20C-40 -30 -90 10 0 80C90 10 40 -30 0 20Z', second),
    ),
  pen: (colour, second) =>
    placed(
      640,
      470,
      38,
      rect(-34, -360, 68, 500, colour, 26) +
        rect(-34, 60, 68, 60, second) +
        path('M-34 140H34L10 270H-10Z', '#cfc8ba') +
        path('M-8 268H8L0 310Z', '#2b2a28') +
        rect(20, -330, 16, 190, second, 8) +
        rect(-18, -340, 12, 440, '#ffffff', 6, 'opacity=".4"'),
    ),
  bottle: (colour, second) =>
    rect(560, 250, 160, 110, '#2b2a28', 14) +
    path('M500 400C500 360 560 370 560 350H720C720 370 780 360 780 400V760C780 782 500 782 500 760Z', colour) +
    rect(500, 500, 280, 170, second) +
    line('M540 560H740M540 610H690', colour, 12) +
    rect(524, 420, 18, 320, '#ffffff', 9, 'opacity=".35"'),
  binder: (colour, second) =>
    rect(440, 190, 400, 590, colour, 12) +
    rect(440, 190, 60, 590, '#000000', 12, 'opacity=".14"') +
    rect(560, 270, 220, 250, second, 8) +
    line('M590 330H750M590 380H750M590 430H700', colour, 10) +
    circle(670, 660, 44, second) +
    circle(670, 660, 24, '#2b2a28', 'opacity=".6"'),
  box: (colour, second) =>
    path('M380 400H900V780H380Z', colour) +
    path('M360 330H920V430H360Z', colour) +
    path('M360 330H920V430H360Z', '#ffffff', 'opacity=".2"') +
    rect(540, 520, 200, 90, second, 10) +
    line('M570 565H710', colour, 10),
  clip: (colour, second) =>
    [-190, 0, 190]
      .map((dx, at) =>
        placed(
          640 + dx,
          560 + (at % 2) * 40,
          at * 9 - 9,
          path('M-90 60L-64 -60H64L90 60Z', at === 1 ? second : colour) +
            line('M-54 -60C-70 -200 -20 -220 -14 -64M54 -60C70 -200 20 -220 14 -64', '#8f897e', 12),
        ),
      )
      .join(''),
  tray: (colour, second) =>
    path('M300 520H980L940 780H340Z', colour) +
    path('M300 520H980L966 600H314Z', '#000000', 'opacity=".12"') +
    placed(560, 470, -14, rect(-14, -170, 28, 220, second, 10)) +
    placed(660, 470, 8, rect(-12, -200, 24, 250, '#b4532a', 10)) +
    placed(750, 480, 22, rect(-16, -140, 32, 190, '#3d6b7d', 12)),
  tin: (colour, second) =>
    rect(460, 320, 360, 460, colour, 22) +
    ellipse(640, 330, 180, 40, '#000000', 'opacity=".18"') +
    rect(446, 250, 388, 100, second, 20) +
    rect(460, 440, 360, 200, second) +
    path('M640 470C690 500 690 570 640 610C590 570 590 500 640 470Z', colour) +
    line('M640 480V606', second, 6),
  bag: (colour, second) =>
    path('M460 240H820L850 780H430Z', colour) +
    path('M460 240H820L826 340H454Z', '#000000', 'opacity=".14"') +
    rect(520, 430, 240, 210, second, 14) +
    ellipse(600, 535, 34, 48, colour, 'transform="rotate(-20 600 535)"') +
    ellipse(680, 535, 34, 48, colour, 'transform="rotate(20 680 535)"'),
  tote: (colour, second) =>
    line('M540 400C520 160 760 160 740 400', second, 30) +
    path('M440 360H840L870 780H410Z', colour) +
    path('M440 360H840L844 420H436Z', '#000000', 'opacity=".1"') +
    circle(640, 580, 90, second) +
    line('M590 600C620 560 660 560 690 600', colour, 14),
  bar: (colour, second) =>
    placed(
      640,
      500,
      -10,
      rect(-300, -160, 600, 330, colour, 16) +
        rect(-300, -160, 230, 330, second, 16) +
        [0, 1, 2]
          .map((x) =>
            [0, 1].map((y) => rect(-40 + x * 110, -130 + y * 140, 92, 120, '#000000', 10, 'opacity=".16"')).join(''),
          )
          .join(''),
    ),
  jar: (colour, second) =>
    path('M480 360C480 330 800 330 800 360V730C800 790 480 790 480 730Z', colour) +
    rect(490, 260, 300, 90, second, 18) +
    rect(520, 470, 240, 170, '#fffaf0', 12) +
    line('M560 530H720M560 580H680', '#8a5a3a', 12) +
    rect(506, 380, 18, 330, '#ffffff', 9, 'opacity=".4"'),
  mug: (colour, second) =>
    path('M810 430C960 410 960 660 790 650', 'none', `stroke="${colour}" stroke-width="44"`) +
    path('M420 330H820V690C820 760 780 780 740 780H500C460 780 420 760 420 690Z', colour) +
    ellipse(620, 330, 200, 44, second) +
    rect(420, 560, 400, 60, second, 0, 'opacity=".55"'),
  plate: (colour, second) =>
    ellipse(640, 500, 380, 300, colour) +
    ellipse(640, 494, 376, 294, '#ffffff', 'opacity=".15"') +
    ellipse(640, 500, 270, 206, second) +
    ellipse(640, 510, 252, 190, '#ffffff', 'opacity=".35"'),
  bowl: (colour, second) =>
    path('M330 430H950C950 640 830 780 640 780C450 780 330 640 330 430Z', colour) +
    ellipse(640, 430, 310, 66, second) +
    line('M370 560C480 640 800 640 910 560', second, 16, 'opacity=".6"'),
  pot: (colour, second) =>
    rect(290, 470, 700, 50, '#2b2a28', 25) +
    rect(380, 400, 520, 380, colour, 34) +
    rect(360, 350, 560, 66, second, 26) +
    rect(600, 290, 80, 66, '#2b2a28', 20) +
    rect(410, 440, 20, 300, '#ffffff', 10, 'opacity=".35"'),
  teapot: (colour, second) =>
    path('M840 480C1000 440 1000 680 830 690', 'none', `stroke="${colour}" stroke-width="36"`) +
    path('M440 520C330 520 330 430 290 390C380 370 420 430 470 470Z', colour) +
    ellipse(640, 590, 240, 190, colour) +
    ellipse(640, 420, 130, 34, second) +
    circle(640, 380, 30, second) +
    line('M480 600C560 680 720 680 800 600', second, 14, 'opacity=".6"'),
  knife: (colour, second) =>
    placed(
      640,
      480,
      -28,
      path('M-420 -60C-200 -90 100 -80 120 -70V50H-160C-280 40 -380 0 -420 -60Z', '#cfd5d8') +
        path('M-420 -60C-200 -90 100 -80 120 -70V-30Z', '#ffffff', 'opacity=".5"') +
        rect(120, -70, 300, 110, colour, 34) +
        circle(200, -15, 14, second) +
        circle(340, -15, 14, second),
    ),
  board: (colour, second) =>
    rect(370, 200, 540, 560, colour, 44) +
    rect(580, 130, 120, 110, colour, 40) +
    circle(640, 190, 24, second) +
    line('M430 330H850M430 460H850M430 600H850', '#000000', 6, 'opacity=".12"'),
  towel: (colour, second) =>
    path('M400 190H880V760H400Z', second) +
    [240, 300, 620, 680].map((y) => rect(400, y, 480, 30, colour)).join('') +
    path('M400 190H640V760H400Z', '#000000', 'opacity=".07"') +
    rect(610, 150, 60, 60, colour, 20),
  apron: (colour, second) =>
    line('M560 200C560 130 720 130 720 200', second, 16) +
    path('M540 200H740L780 380C860 400 880 440 880 500V780H400V500C400 440 420 400 500 380Z', colour) +
    rect(520, 540, 240, 140, second, 14, 'opacity=".6"'),
  blanket: (colour, second) =>
    [0, 1, 2].map((at) => rect(330, 620 - at * 130, 620, 150, at === 1 ? second : colour, 60)).join('') +
    line('M390 690H890M390 560H890M390 430H890', '#ffffff', 8, 'opacity=".5"'),
  hammer: (colour, second) =>
    placed(
      640,
      480,
      32,
      rect(-30, -180, 60, 520, colour, 20) +
        path('M-190 -280H150C180 -280 200 -260 210 -230L230 -170H-190Z', '#7d868c') +
        rect(-230, -300, 60, 150, '#5f686e', 12) +
        rect(-30, 220, 60, 120, second, 20),
    ),
  screwdriver: (colour, second) =>
    placed(
      640,
      480,
      40,
      rect(-60, -330, 120, 320, colour, 46) +
        rect(-60, -240, 120, 24, second) +
        rect(-22, -10, 44, 40, '#5f686e') +
        rect(-12, 30, 24, 300, '#a9b1b5') +
        path('M-18 320H18L10 370H-10Z', '#7d868c'),
    ),
  pliers: (colour, second) =>
    placed(
      640,
      470,
      0,
      line('M-30 40C-120 140 -130 240 -110 330M30 40C120 140 130 240 110 330', colour, 54) +
        line('M-104 250L-108 330M104 250L108 330', second, 30) +
        path('M-60 40L-70 -150L-20 -250L0 -60L20 -250L70 -150L60 40Z', '#7d868c') +
        circle(0, 20, 30, '#5f686e'),
    ),
  tape: (colour, second) =>
    circle(560, 540, 230, colour) +
    circle(560, 540, 150, second) +
    circle(560, 540, 60, colour) +
    rect(560, 700, 440, 70, '#f2c53d') +
    line('M640 700V735M700 700V750M760 700V735M820 700V750M880 700V735M940 700V750', '#2b2a28', 8),
  candle: (colour, second) =>
    rect(510, 330, 260, 450, colour, 20) +
    ellipse(640, 335, 130, 26, '#ffffff', 'opacity=".45"') +
    rect(510, 560, 260, 90, second, 0, 'opacity=".7"') +
    line('M640 330V290', '#2b2a28', 10) +
    path('M640 150C690 210 690 270 640 296C590 270 590 210 640 150Z', '#f3a63a') +
    path('M640 210C662 240 662 268 640 282C618 268 618 240 640 210Z', '#fbe08a'),
  brush: (colour, second) =>
    placed(
      640,
      470,
      -24,
      rect(-40, -340, 80, 420, colour, 38) +
        rect(-170, 60, 340, 100, colour, 30) +
        Array.from({ length: 12 }, (_, at) => rect(-158 + at * 27, 150, 20, 150, second, 8)).join('') +
        circle(0, -300, 14, '#ffffff', 'opacity=".7"'),
    ),
  planter: (colour, second) =>
    path('M450 480H830L780 780H500Z', colour) +
    rect(420, 430, 440, 70, colour, 14) +
    rect(420, 430, 440, 70, '#ffffff', 14, 'opacity=".2"') +
    path('M640 440C600 300 480 300 440 200C560 180 640 260 640 440Z', second) +
    path('M640 440C680 280 800 270 850 170C720 150 640 240 640 440Z', '#4f8a4c') +
    path('M640 440C620 280 640 180 660 110C700 220 690 320 640 440Z', '#6aa45c'),
  lantern: (colour, second) =>
    line('M560 230C560 120 720 120 720 230', colour, 16) +
    path('M500 230H780L820 310H460Z', colour) +
    rect(480, 310, 320, 420, '#fff3cf', 6) +
    rect(480, 310, 22, 420, colour) +
    rect(778, 310, 22, 420, colour) +
    rect(629, 310, 22, 420, colour, 0, 'opacity=".6"') +
    rect(450, 720, 380, 60, colour, 12) +
    rect(590, 580, 100, 140, second, 10) +
    path('M640 470C672 516 672 560 640 578C608 560 608 516 640 470Z', '#f3a63a'),
} as const satisfies Readonly<Record<string, Draw>>;
