-- A code belongs to the merchant whose site sent it. Codes live for minutes, so none is carried over.
drop table verification_code;
create table verification_code (
  merchant text not null,
  recipient text not null,
  purpose text not null check (purpose in ('login', 'reset', 'register', 'second')),
  code_hash text not null,
  send_id uuid not null,
  tries integer not null,
  ends_at timestamptz not null,
  primary key (merchant, recipient, purpose)
);
create index verification_code_by_end on verification_code (ends_at);
