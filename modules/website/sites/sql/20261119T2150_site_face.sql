-- A site's shape: header style, spacing, corner style and motion; and two more pairs of fonts.
alter table sites.site
  add column header text not null default 'line'
    constraint site_header_known check (header in ('line', 'centred', 'over')),
  add column spacing text not null default 'normal'
    constraint site_spacing_known check (spacing in ('compact', 'normal', 'airy')),
  add column corners text not null default 'soft'
    constraint site_corners_known check (corners in ('square', 'soft', 'round')),
  add column has_motion boolean not null default true;

alter table sites.site drop constraint site_fonts_known;
alter table sites.site add constraint site_fonts_known
  check (fonts in ('clear', 'elegant', 'warm', 'modern', 'strong', 'friendly', 'classic', 'editorial'));
