-- Profile pictures of players: one of the gallery, or one that was sent.
create table profile_picture (
  player_id uuid primary key,
  -- The name of one of the gallery; null for one that was sent.
  icon text,
  -- Part of the address of one that was sent: nobody can guess it.
  id uuid,
  -- Drawn anew as JPEG.
  picture bytea,
  at timestamptz not null,
  check ((icon is null) = (picture is not null and id is not null))
);
create unique index profile_picture_address on profile_picture (id);
