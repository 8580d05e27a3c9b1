-- Further personal information, as the site asks for it.
alter table player_profile add column full_name text;
alter table player_profile add column nationality text;
alter table player_profile add column address text;
alter table player_profile add column occupation text;
alter table player_profile add column income_source text;
alter table player_profile add column telegram text;
alter table player_profile add column zalo text;
