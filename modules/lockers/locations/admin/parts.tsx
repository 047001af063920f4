/** What the page of a location is made of, and the hours that others keep too. */
export { LandSelect, NextHolidays } from './hours/holiday-hours.tsx';
export { HoursEditor } from './hours/hours-fields.tsx';
export { LocationEditor } from './location-drawer.tsx';
export { LocationFacts } from './location-facts.tsx';
