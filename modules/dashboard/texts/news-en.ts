import type { TextsLike } from '@fachwerk/base/language';
import type { newsDe } from './news-de.ts';

export const newsEn: TextsLike<typeof newsDe> = {
  'news.1.infoTitle': 'Team',
  'news.1.infoDes': 'Everybody signs in with their own e-mail address, so it stays clear who changed what.',
  'news.1.title': 'Your team, your rules',
  'news.1.des':
    'Administrators create users and assign roles. The invitation comes by e-mail, and everybody chooses their own password.',
  'news.2.infoTitle': 'Tasks',
  'news.2.infoDes': 'A board has columns, a column has cards. What is done moves to the right.',
  'news.2.title': 'Everything open, at a glance',
  'news.2.des': 'The boards show what there is to do, who does it and by when. Drag a card on as soon as it moves.',
  'news.3.infoTitle': 'Lockers',
  'news.3.infoDes': 'The wall shows every location as it stands there: free, rented, overdue or out of service.',
  'news.3.title': 'A key that never gets lost',
  'news.3.des':
    'Customers rent a compartment, pay online and open the door with their phone. You see what is open and help from afar.',
  'news.4.infoTitle': 'Roles and rights',
  'news.4.infoDes': 'From management to read-only: the settings say in plain words what each role may do.',
  'news.4.title': 'Everybody sees what they need',
  'news.4.des': 'Roles bundle rights. Who only reads cannot break anything, and every change of rights is in the log.',
  'news.5.infoTitle': 'Time tracking',
  'news.5.infoDes': 'A running timer stays where you started it, even when you change devices.',
  'news.5.title': 'Time without paper',
  'news.5.des':
    'Choose a project, start, stop, describe. At the end of the month it is clear what went into which project.',
  'news.6.infoTitle': 'Website and shop',
  'news.6.infoDes': 'Pages are made of blocks. Opening hours, prices and pictures are kept in one place.',
  'news.6.title': 'Your site, kept by you',
  'news.6.des':
    'A new menu, new pictures, other opening hours: change it, look at it, publish it, without waiting for anybody.',
  'news.7.infoTitle': 'Messages',
  'news.7.infoDes': 'Questions about an order stand beside the order. Internal notes are for your team only.',
  'news.7.title': 'Close to your customers',
  'news.7.des': 'Answer where the question comes up. Canned texts save typing, and no message gets lost.',
};
