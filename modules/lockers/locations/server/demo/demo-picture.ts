import sharp from 'sharp';

/** Drawn by a few shapes: demo places need a picture, and nobody's photo. */
export type Scene = {
  readonly sky: string;
  readonly town: string;
  /** A path on 1280 × 720 that stands for the town, on the horizon at 470. */
  readonly skyline: string;
};

const COLUMNS = 12;
const BOX = { width: 90, small: 62, large: 134 };
const WALL = { x: 92, y: 404 };

/** The wall of boxes: two rows of small ones, one of large. */
function boxes(): string {
  const rows = [
    { y: WALL.y + 8, height: BOX.small },
    { y: WALL.y + 16 + BOX.small, height: BOX.small },
    { y: WALL.y + 24 + 2 * BOX.small, height: BOX.large },
  ];
  return rows
    .flatMap(({ y, height }, row) =>
      Array.from({ length: COLUMNS }, (_, column) => {
        const x = WALL.x + 10 + column * (BOX.width + 1);
        const fill = (row * 7 + column * 5) % 11 === 0 ? '#e8b89a' : '#fbf8f2';
        return `<rect x="${x}" y="${y}" width="${BOX.width - 8}" height="${height}" rx="4" fill="${fill}"/>
          <circle cx="${x + BOX.width - 22}" cy="${y + height / 2}" r="4" fill="#8f897e"/>`;
      }),
    )
    .join('');
}

export function drawScene({ sky, town, skyline }: Scene): Promise<Buffer> {
  const width = COLUMNS * (BOX.width + 1) + 12;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
    <rect width="1280" height="720" fill="${sky}"/>
    <circle cx="1050" cy="130" r="64" fill="#fff6e0"/>
    <path d="${skyline}" fill="${town}"/>
    <rect y="470" width="1280" height="250" fill="#d8d2c6"/>
    <rect x="${WALL.x}" y="${WALL.y}" width="${width}" height="296" rx="8" fill="#2b2a28"/>
    ${boxes()}
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** By the code of the city in the demo's addresses. */
export const SCENES: Readonly<Record<string, Scene>> = {
  Berlin: {
    sky: '#cfe0ea',
    town: '#7d97a6',
    skyline:
      'M0 470V330h120v-50h90v80h110V240h60v120h150V250l14 0 6-90a30 30 0 1 1 8-2l3-98h4l3 98a30 30 0 1 1 8 2l6 90 14 0v110h130v-80h140v50h120v-110h90v140h120v-60h80v140z',
  },
  München: {
    sky: '#e6e2cf',
    town: '#a38f6a',
    skyline:
      'M0 470V350h160v-40h120v-140c0-60 70-60 70 0v140h40v-140c0-60 70-60 70 0v140h180v-60h120v60h140v-100h90v120h160v-60h130v180z',
  },
  Köln: {
    sky: '#dfe3ea',
    town: '#6f7686',
    skyline:
      'M0 470V360h140v-40h150v-60h60l40-190 40 190h20l40-190 40 190h60v70h140v-60h120v60h140c60-90 150-90 210 0h80v140z',
  },
  Hamburg: {
    sky: '#d3e4e6',
    town: '#5f8087',
    skyline:
      'M0 470V340h150v-50h110v50h70v-80l30-170 30 170v80h130c40-110 240-110 280 0h120v-90h140v60h120v-50h100v210z',
  },
};
