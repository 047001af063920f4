import { formatDay } from '@fachwerk/react/time';

export const monthName = (month: string) => formatDay(`${month}-01`, { month: 'long', year: 'numeric' });
