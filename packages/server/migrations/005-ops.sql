-- Messages that the embedded gateway keeps instead of sending (sandbox only).
create table outbox_message (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  code text,
  body text not null,
  at timestamptz not null
);
create index outbox_message_recipient on outbox_message (recipient, at desc);
