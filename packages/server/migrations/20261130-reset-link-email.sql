-- The address that a link was sent to: it is good only as long as the account has it. Links live for 30 minutes, and
-- those of before do not say where they went.
delete from reset_link;
alter table reset_link add column email text not null;
