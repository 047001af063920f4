import { blob, circle, dice, ellipse, line, path, placed, rect, spots, svgOf } from './drawing.ts';

const glow = (id: string, inner: string, outer: string) =>
  `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient></defs>`;

/** A stone oven with its fire, and a pizza on the peel before it. */
export function drawOven(): string {
  const roll = dice('oven');
  const arch = (radius: number, fill: string) =>
    path(`M${640 - radius} 600V470A${radius} ${radius} 0 0 1 ${640 + radius} 470V600Z`, fill);
  return svgOf(
    '#e3cfb4',
    glow('fire', '#ffd27a', '#3a160c') +
      bricks(roll) +
      arch(430, '#8d4a2f') +
      keystones() +
      arch(352, '#1f0f0a') +
      `<path d="M302 600V470A338 338 0 0 1 978 470V600Z" fill="url(#fire)" opacity=".85"/>` +
      flame(500, 560, 1.5, '#f0812b') +
      flame(610, 570, 1.1, '#f6b23c') +
      flame(410, 570, 1, '#f6b23c') +
      flame(505, 575, 0.8, '#ffe08a') +
      line('M380 592L640 560M400 560L620 596', '#5a2f1c', 34) +
      rect(130, 596, 1020, 46, '#6d5a4a', 10) +
      rect(0, 640, 1280, 320, '#b98b5e') +
      rect(0, 640, 1280, 14, '#000000', 0, 'opacity=".12"') +
      line('M0 760H1280M0 880H1280', '#a4784d', 4) +
      peelWithPizza(roll),
  );
}

function bricks(roll: () => number): string {
  const rows = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 11 }, (_, at) => {
      const shade = ['#cfa37c', '#c69870', '#d6ae88', '#c9a078'][Math.floor(roll() * 4)]!;
      return rect(at * 128 - (row % 2) * 64, row * 54, 122, 48, shade, 6);
    }).join(''),
  );
  return rows.join('');
}

const keystones = () =>
  Array.from({ length: 15 }, (_, at) => {
    const angle = Math.PI + (at / 14) * Math.PI;
    const [x, y] = [640 + Math.cos(angle) * 391, 470 + Math.sin(angle) * 391];
    return placed(x, y, (angle * 180) / Math.PI + 90, rect(-36, -34, 72, 68, at % 2 ? '#a65a3a' : '#b4653f', 8));
  }).join('');

const flame = (x: number, y: number, scale: number, fill: string) =>
  placed(
    x,
    y,
    0,
    path('M-60 20C-90 -60 -30 -90 -30 -170C20 -130 20 -90 34 -70C44 -90 42 -110 40 -124C90 -70 90 0 60 20Z', fill),
    scale,
  );

function peelWithPizza(roll: () => number): string {
  const [x, y] = [700, 730];
  const flat = (content: string) => `<g transform="translate(0 ${(y * 0.42).toFixed(0)}) scale(1 .58)">${content}</g>`;
  return (
    line(`M${x + 190} ${y + 30}L1230 930`, '#8a5d38', 44) +
    flat(
      ellipse(x, y + 24, 330, 320, '#000000', 'opacity=".2"') +
        circle(x, y, 326, '#c99763') +
        blob(roll, x, y, 292, 0.03, '#c98a48') +
        blob(roll, x, y, 282, 0.03, '#e3b070') +
        blob(roll, x, y, 240, 0.03, '#c93a26') +
        spots(roll, 18, 200, 70)
          .map((each) => blob(roll, each.x + x - 640, each.y + y - 490, 36, 0.16, '#fbf2dd'))
          .join('') +
        spots(roll, 9, 190, 90)
          .map((each) =>
            placed(
              each.x + x - 640,
              each.y + y - 490,
              each.turn,
              path('M-34 0C-14 -26 18 -24 36 0C16 22 -14 24 -34 0Z', '#3f7d3a'),
            ),
          )
          .join(''),
    )
  );
}

/** A place at the mirror: chair, lamp, shelf and plant. */
export function drawSalon(): string {
  return svgOf(
    '#ecdfe2',
    rect(0, 720, 1280, 240, '#cdb4a2') +
      line('M0 800H1280M0 880H1280', '#bfa38f', 3) +
      rect(0, 706, 1280, 16, '#f7f1ee') +
      mirror() +
      shelf() +
      rect(380, 560, 520, 26, '#8a6a58', 8) +
      rect(420, 586, 18, 130, '#8a6a58') +
      rect(842, 586, 18, 130, '#8a6a58') +
      bottle(450, 560, '#8c3b6a') +
      bottle(510, 560, '#d8b7c4') +
      placed(800, 540, 0, line('M0 18V-70', '#5a4a44', 10) + rect(-16, -120, 32, 60, '#3c3230', 10)) +
      chair() +
      plant() +
      lamp(),
  );
}

const mirror = () =>
  circle(640, 330, 226, '#b98a5a') +
  circle(640, 330, 208, '#f4f8f8') +
  path('M500 420L700 150A208 208 0 0 1 780 178L560 520A208 208 0 0 1 500 420Z', '#ffffff', 'opacity=".7"') +
  Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * Math.PI * 2;
    return circle(640 + Math.cos(angle) * 252, 330 + Math.sin(angle) * 252, 13, '#fff3c9');
  }).join('');

const bottle = (x: number, foot: number, fill: string) =>
  rect(x - 20, foot - 92, 40, 92, fill, 8) +
  rect(x - 9, foot - 118, 18, 30, '#4a3c3a', 4) +
  rect(x - 20, foot - 60, 40, 28, '#ffffff', 0, 'opacity=".55"');

const shelf = () =>
  [250, 420]
    .map(
      (y, row) =>
        rect(960, y, 260, 16, '#8a6a58', 4) +
        [0, 1, 2].map((at) => bottle(1000 + at * 62, y, ['#c98ea8', '#7d9a86', '#e3c9a4'][(at + row) % 3]!)).join('') +
        rect(1170, y - 44, 40, 44, '#f7f1ee', 10),
    )
    .join('');

const chair = () =>
  ellipse(640, 908, 190, 26, '#000000', 'opacity=".16"') +
  rect(622, 780, 36, 110, '#a9a4a0') +
  ellipse(640, 896, 130, 18, '#8f8a86') +
  rect(470, 560, 340, 60, '#6d2b52', 26) +
  rect(500, 690, 280, 100, '#8c3b6a', 34) +
  rect(490, 440, 300, 270, '#8c3b6a', 56) +
  rect(520, 470, 240, 200, '#9c4a7a', 40) +
  rect(440, 630, 70, 120, '#6d2b52', 28) +
  rect(770, 630, 70, 120, '#6d2b52', 28);

const plant = () =>
  [-60, -34, -10, 14, 40, 64]
    .map((turn, at) =>
      placed(
        150,
        640,
        turn,
        path('M0 0C-50 -110 -34 -240 0 -300C34 -240 50 -110 0 0Z', at % 2 ? '#4f8a52' : '#5f9c60'),
      ),
    )
    .join('') +
  path('M70 640H230L208 820H92Z', '#f7f1ee') +
  path('M70 640H230L226 676H74Z', '#e3d6d0');

const lamp = () =>
  line('M250 0V130', '#4a3c3a', 6) +
  path('M150 230C150 160 200 130 250 130S350 160 350 230Z', '#b98a5a') +
  ellipse(250, 230, 100, 16, '#fff3c9');

export type Face = {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly ground: string;
  readonly cut: 'long' | 'short' | 'bun' | 'beard';
};

/** Somebody of the team, from the shoulders up. */
export function drawFace({ skin, hair, shirt, ground, cut }: Face): string {
  const back = {
    long: path('M430 420C420 200 860 200 850 420C860 600 880 720 840 780H440C400 720 420 600 430 420Z', hair),
    bun: circle(640, 150, 92, hair),
    short: '',
    beard: '',
  }[cut];
  const front = {
    long: path(
      'M452 440C450 250 560 216 640 216S830 250 828 440C800 360 740 320 660 306C620 350 520 366 452 440Z',
      hair,
    ),
    bun: path('M452 430C450 240 560 206 640 206S830 240 828 430C806 330 720 296 640 296S474 330 452 430Z', hair),
    short: path(
      'M446 400C430 230 560 176 660 184C790 186 850 270 832 410C816 350 790 320 750 312C660 330 560 320 500 304C470 330 456 360 446 400Z',
      hair,
    ),
    beard: path('M450 400C444 240 550 190 640 190S836 240 830 400C812 320 760 290 640 290S468 320 450 400Z', hair),
  }[cut];
  const beard =
    cut === 'beard'
      ? path('M456 470C462 660 560 712 640 712S818 660 824 470C796 560 740 560 640 560S484 560 456 470Z', hair)
      : '';
  return svgOf(
    ground,
    back +
      rect(566, 600, 148, 190, skin, 60) +
      path('M250 960C260 800 420 752 560 736C590 790 690 790 720 736C860 752 1020 800 1030 960Z', shirt) +
      rect(566, 640, 148, 60, '#000000', 30, 'opacity=".08"') +
      ellipse(640, 450, 188, 232, skin) +
      beard +
      front +
      circle(570, 452, 14, '#2b2a28') +
      circle(710, 452, 14, '#2b2a28') +
      line('M540 408Q570 392 602 406M678 406Q710 392 740 408', hair, 11) +
      line('M640 470Q626 520 646 530', '#000000', 7, 'opacity=".25"') +
      line('M582 590Q640 636 698 590', '#9c3f3a', 11),
  );
}

/** The team of the salon, by their names in the demo of `appointments`. */
export const TEAM: readonly { readonly name: 'Franziska' | 'Deniz' | 'Marlene' | 'Jonas'; readonly face: Face }[] = [
  { name: 'Franziska', face: { skin: '#e8b99a', hair: '#5a3424', shirt: '#2b2a28', ground: '#e9d9e0', cut: 'long' } },
  { name: 'Deniz', face: { skin: '#c98f68', hair: '#1f1a18', shirt: '#8c3b6a', ground: '#dfe6e2', cut: 'short' } },
  { name: 'Marlene', face: { skin: '#f0cdb4', hair: '#c9954a', shirt: '#f7f3ee', ground: '#f1e6d8', cut: 'bun' } },
  { name: 'Jonas', face: { skin: '#e3b08c', hair: '#7a4a2a', shirt: '#3b4a5a', ground: '#dfe0e9', cut: 'beard' } },
];
