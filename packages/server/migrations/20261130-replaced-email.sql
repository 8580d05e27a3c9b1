-- The e-mail of an account before its last change: a link to a new password can still be sent there for a day, so that
-- whoever took over a session and changed the e-mail has not locked the owner out.
create table replaced_email (
  player_id uuid primary key,
  email text not null,
  ends_at timestamptz not null
);
