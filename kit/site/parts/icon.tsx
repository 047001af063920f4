/// <reference path="./tabler-icons.d.ts" />
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import css from './icon.module.css';

/** All of these ship with every page: add one only if a word alone does not do. */
const ICONS = {
  alert: IconAlertTriangle,
  arrow: IconArrowRight,
  back: IconArrowLeft,
  bag: IconShoppingBag,
  box: IconBox,
  check: IconCheck,
  circleCheck: IconCircleCheck,
  clock: IconClock,
  close: IconX,
  external: IconExternalLink,
  info: IconInfoCircle,
  key: IconKey,
  language: IconWorld,
  lock: IconLock,
  lockOpen: IconLockOpen,
  mail: IconMail,
  message: IconMessageCircle,
  pin: IconMapPin,
  receipt: IconReceipt,
  trash: IconTrash,
  user: IconUser,
} as const;
export type IconName = keyof typeof ICONS;

/** Used beside a word, never alone: hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Shape = ICONS[name];
  return <Shape className={css.icon ?? ''} size={size} stroke={1.5} aria-hidden="true" focusable="false" />;
}
