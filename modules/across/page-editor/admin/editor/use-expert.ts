import { useState } from 'react';

/** Of the device, so that it stays when somebody signs out. */
const KEY = 'device.page-editor.expert';

export function useExpert(): readonly [boolean, (isExpert: boolean) => void] {
  const [isExpert, setExpert] = useState(() => localStorage.getItem(KEY) === 'yes');
  const choose = (next: boolean) => {
    localStorage.setItem(KEY, next ? 'yes' : 'no');
    setExpert(next);
  };
  return [isExpert, choose];
}
