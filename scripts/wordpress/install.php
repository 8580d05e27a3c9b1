<?php
// Run by instance.ts in the folder of a WordPress: installs it, and posts what lies in examples/frameworks/wordpress.
error_reporting( 0 );
define( 'WP_INSTALLING', true );
$_SERVER += array( 'HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET' );
/** No letters from here. */
function wp_mail() {
	return true;
}
list( , $example, $api ) = $argv;
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Courtside', 'admin', 'admin@example.com', true, '', 'admin' );
$author = wp_insert_user( array( 'user_login' => 'ann', 'user_pass' => 'ann', 'user_email' => 'ann@example.com', 'role' => 'author' ) );
switch_theme( 'twentytwentyone' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'active_plugins', array( 'baize/baize.php' ) );
update_option( 'baize', array( 'api' => $api, 'merchant' => 'demo', 'site_key' => 'pk_demo', 'locale' => 'en' ) );
foreach ( glob( "$example/posts/*.html" ) as $file ) {
	$name = basename( $file, '.html' );
	// Administrators may paste scripts. Authors may not, and WordPress takes every unknown tag out of their posts.
	wp_set_current_user( 0 === strpos( $name, 'pasted' ) ? 1 : $author );
	kses_init();
	$content = str_replace( 'http://localhost:4400', $api, file_get_contents( $file ) );
	wp_insert_post( wp_slash( array( 'post_title' => 'Tonight at Courtside', 'post_name' => $name, 'post_content' => $content, 'post_status' => 'publish', 'post_author' => get_current_user_id() ) ) );
}
