-- How much room the media gallery of a company has, in megabytes. Null: as much as the installation gives everybody.
alter table companies.company add column most_media_mb integer constraint company_most_media check (most_media_mb >= 0);
